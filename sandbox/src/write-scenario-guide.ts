import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scenarioGuide } from './console/scenario-guide.ts'

const folder = join(import.meta.dirname, '../../docs')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'scenarios.md'), scenarioGuide())
