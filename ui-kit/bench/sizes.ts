/** What each component costs an app that uses only it, beside its like in other kits: minified, gzipped, without peers. */
import { gzipSync } from 'node:zlib'
import { build, type BuildOptions } from 'esbuild'

/** Parts of one kit that together are what one of ours is: their package's entry, and the names used of it. */
type Like = readonly [entry: string, names: string]
interface Likes {
  base?: Like
  aria?: Like
  antd?: Like
}

const base = (part: string, name: string): Like => [`@base-ui/react/${part}`, name]
const aria = (names: string): Like => ['react-aria-components', names]
const antd = (names: string): Like => ['antd-mobile', names]

/** Who has no like of ours, as of a price, stands in no column. */
const likes: Record<string, Likes> = {
  Button: { base: base('button', 'Button'), aria: aria('Button'), antd: antd('Button') },
  TextField: {
    base: base('field', 'Field'),
    aria: aria('TextField, Label, Input, Text, FieldError'),
    antd: antd('Form, Input'),
  },
  TextArea: {
    base: base('field', 'Field'),
    aria: aria('TextField, Label, TextArea, Text, FieldError'),
    antd: antd('Form, TextArea'),
  },
  SelectField: {
    base: base('select', 'Select'),
    aria: aria('Select, Label, Button, SelectValue, Popover, ListBox, ListBoxItem'),
    antd: antd('Picker'),
  },
  ConfirmDialog: {
    base: base('alert-dialog', 'AlertDialog'),
    aria: aria('ModalOverlay, Modal, Dialog, Heading, Button'),
    antd: antd('Dialog'),
  },
  Toast: {
    base: base('toast', 'Toast'),
    aria: aria('UNSTABLE_Toast, UNSTABLE_ToastRegion, UNSTABLE_ToastQueue'),
    antd: antd('Toast'),
  },
  Checkbox: { base: base('checkbox', 'Checkbox'), aria: aria('Checkbox'), antd: antd('Checkbox') },
  RadioTiles: {
    base: base('radio-group', 'RadioGroup'),
    aria: aria('RadioGroup, Radio, Label, FieldError'),
    antd: antd('Radio'),
  },
  TermChips: {
    base: base('toggle-group', 'ToggleGroup'),
    aria: aria('ToggleButtonGroup, ToggleButton'),
    antd: antd('Selector'),
  },
  AmountPicker: {
    base: base('slider', 'Slider'),
    aria: aria('Slider, SliderTrack, SliderThumb, NumberField, Input, Label'),
    antd: antd('Slider, Input'),
  },
  OtpField: { base: base('otp-field', 'OTPField'), antd: antd('PasscodeInput') },
  DateOfBirthField: {
    aria: aria('DateField, DateInput, DateSegment, Label'),
    antd: antd('DatePicker'),
  },
  AddressCascade: { antd: antd('Cascader') },
  ErrorSummary: { antd: antd('ErrorBlock') },
  List: { aria: aria('GridList, GridListItem'), antd: antd('List') },
  StepProgress: {
    base: base('progress', 'Progress'),
    aria: aria('ProgressBar'),
    antd: antd('ProgressBar'),
  },
  AppBar: { antd: antd('NavBar') },
  EmptyState: { antd: antd('Empty') },
  Result: { antd: antd('Result') },
  Skeleton: { antd: antd('Skeleton') },
  LoanTimeline: { antd: antd('Steps') },
  Notice: { antd: antd('NoticeBar') },
}

const firstScreen = ['Button', 'TextField', 'SelectField', 'ConfirmDialog', 'Toast']
export const columns = ['base', 'aria', 'antd'] as const

/** esbuild repeats the import of what is left out in each file; bundled with it, as in an app, none is left. */
export const importsOfPeers =
  /import[^"';]*from"(?:react|react-dom|react\/jsx-runtime|styled-components)";/g

async function gzipped(contents: string, options: BuildOptions): Promise<number> {
  const { outputFiles = [] } = await build({
    ...options,
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    target: 'chrome87',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/jsx-runtime', 'styled-components'],
  })
  // Kits that bring sheets of their own need those too.
  return outputFiles.reduce(
    (sum, { text }) => sum + gzipSync(text.replaceAll(importsOfPeers, ''), { level: 9 }).length,
    0,
  )
}

const exported = ([entry, names]: Like) => `export { ${names} } from '${entry}'`

export interface Size {
  readonly name: string
  readonly kit: number
  readonly others: Partial<Record<(typeof columns)[number], number>>
}

/** Each component of ours, the five of a first screen, and all together. */
export async function measureSizes(components: readonly string[]): Promise<Size[]> {
  const ofKit = (names: readonly string[]) =>
    gzipped(`export { ${names.join(', ')} } from '@paso/ui-kit'`, {})
  const sizes: Size[] = []
  for (const name of components) {
    const others: Partial<Record<(typeof columns)[number], number>> = {}
    for (const column of columns) {
      const like = likes[name]?.[column]
      if (like) others[column] = await gzipped(exported(like), {})
    }
    sizes.push({ name, kit: await ofKit([name]), others })
  }
  const together: Partial<Record<(typeof columns)[number], number>> = {}
  for (const column of columns) {
    const pairs = firstScreen
      .map((name) => likes[name]?.[column])
      .filter((like) => like !== undefined)
    // The same name of two components is exported once.
    const names = new Map<string, Set<string>>()
    for (const [entry, list] of pairs) {
      const known = names.get(entry) ?? new Set()
      for (const each of list.split(', ')) known.add(each)
      names.set(entry, known)
    }
    const contents = [...names].map(([entry, list]) => exported([entry, [...list].join(', ')]))
    together[column] = await gzipped(contents.join('\n'), {})
  }
  sizes.push({
    name: 'the five of a first screen',
    kit: await ofKit(firstScreen),
    others: together,
  })
  sizes.push({ name: 'everything', kit: await ofKit(components), others: {} })
  return sizes
}
