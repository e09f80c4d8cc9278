import { sealedTables } from '../../../src/store/sealing/sealed-columns.ts'
import type { Exception } from './exception.ts'

/** The keyring, which seals what is kept of every borrower. */
export const keys: readonly Exception[] = [
  {
    reason: 'sealing anew under another key, by command',
    forms: [
      {
        from: 'src/store/opening/rotate-keys.ts',
        tables: sealedTables,
        sql: /^select [\w, ]+ from \w+ where (\w+) is not null and substring\(\1 from 1 for length\((\$1::\w+)\)\) <> \2 (and \([\w, ]+\) > \([$\d, ]+\) )?order by [\w, ]+ limit 50 for update( skip locked)?$/,
      },
      {
        from: 'src/store/opening/rotate-keys.ts',
        tables: ['devices', 'app_events'],
        sql: /^update \w+ set \w+ = \$1 where device_hash = \$2( and event_id = \$3)?$/,
      },
    ],
  },
  {
    reason: 'whether the keys open what is kept, before anybody is served',
    forms: [
      {
        from: 'src/store/opening/key-check.ts',
        tables: ['borrowers'],
        sql: 'select id, phone, phone_hash from borrowers where phone is not null limit 1',
      },
    ],
  },
]
