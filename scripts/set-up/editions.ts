import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './pinned-node.mjs'

/** The codes of the editions that the contract has, from its values of `app_id`: `paso-th` is `TH`. */
export function editions(): string[] {
  const description = readFileSync(join(root, 'openapi/lender.bundle.json'), 'utf8')
  const { components } = JSON.parse(description) as {
    components: { schemas: { AppId: { enum: string[] } } }
  }
  return components.schemas.AppId.enum.map((id) => id.slice('paso-'.length).toUpperCase())
}
