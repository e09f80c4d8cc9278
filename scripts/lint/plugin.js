import { importBoundaries } from './import-boundaries.js'
import { logicalStaticStyles } from './logical-static-styles.js'
import { oneFormatter } from './one-formatter.js'
import { onePlaceForFailures } from './one-place-for-failures.js'
import { strictScript } from './strict-script.js'

/** The rules of our own. */
export default {
  meta: { name: 'paso' },
  rules: {
    'import-boundaries': importBoundaries,
    'logical-static-styles': logicalStaticStyles,
    'one-formatter': oneFormatter,
    'one-place-for-failures': onePlaceForFailures,
    'strict-script': strictScript,
  },
}
