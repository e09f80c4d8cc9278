import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { editions } from '../src/rules/index.ts'
import { stepForms } from '../src/rules/step-forms.ts'

const bundle = JSON.parse(
  readFileSync(new URL('../../openapi/lender.expanded.json', import.meta.url), 'utf8'),
) as { components: { schemas: Record<string, { properties: Record<string, unknown> }> } }

const schemaOfPage = {
  identity: 'SaveIdentity',
  personal: 'PersonalDetails',
  basic: 'BasicDetails',
  location: 'ResidenceDetails',
  work: 'WorkDetails',
  bankcard: 'SaveAccount',
} as const satisfies Record<keyof typeof stepForms, string>

test.each(Object.entries(schemaOfPage))(
  'the editions together ask on %s for every field of %s, and for no other',
  (page, schema) => {
    const asked = Object.values(editions).flatMap((edition) =>
      Object.keys(stepForms[page as keyof typeof stepForms](edition, '2026-11-21')),
    )
    const described = Object.keys(bundle.components.schemas[schema]?.properties ?? {})
    expect([...new Set(asked)].toSorted()).toEqual(described.toSorted())
  },
)
