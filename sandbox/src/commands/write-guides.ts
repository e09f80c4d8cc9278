import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scenarioGuide } from '../world/guides/scenario-guide.ts'
import { editionGuide } from '../world/guides/edition-guide.ts'

const folder = join(import.meta.dirname, '../../../docs')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'scenarios.md'), scenarioGuide())
writeFileSync(join(folder, 'editions.md'), editionGuide())
