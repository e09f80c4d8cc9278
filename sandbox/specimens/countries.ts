/**
 * What stands on the sample documents of each country but Thailand: facts of made-up people in an
 * order of our own. No issuer's pattern, emblem or lettering is drawn.
 */

/** One line of a card: its label and what it says; a line in Arabic script starts at the right. */
export interface Row {
  top: number
  size: number
  label?: string
  text: string
  rightToLeft?: boolean
}

export interface SampleDocuments {
  /** How the names of the files begin. */
  prefix: string
  lang: string
  /** Three colours of the card, from left to right. */
  colours: readonly [string, string, string]
  title: string
  front: readonly Row[]
  /** Left edge of what stands behind the labels. */
  column: number
  back: readonly [code: string, ownLanguage: string, english: string]
  certificate: { title: string; english: string; body: string; rightToLeft?: boolean }
}

const DRAWN_FOR_TESTS = 'A drawing for tests. It proves nothing about anybody.'

/** CURP MUPT900312HDFSRM04 of Tomás Muestra Prueba, born 12 March 1990. */
const mexico: SampleDocuments = {
  prefix: 'mx',
  lang: 'es',
  colours: ['#f0dfe6', '#e8d3dc', '#dfe6d6'],
  title: '<b>Credencial de muestra</b> &nbsp; México',
  column: 330,
  front: [
    { top: 92, size: 32, label: 'CURP', text: 'MUPT900312HDFSRM04' },
    { top: 162, size: 32, label: 'Primer apellido', text: 'MUESTRA' },
    { top: 224, size: 32, label: 'Segundo apellido', text: 'PRUEBA' },
    { top: 286, size: 32, label: 'Nombre', text: 'TOMAS' },
    { top: 356, size: 32, label: 'Fecha de nacimiento', text: '12/03/1990' },
    { top: 418, size: 32, label: 'Sexo', text: 'H' },
    { top: 484, size: 24, text: 'Domicilio: Calle de Muestra 1, Centro, Ciudad de México' },
    { top: 548, size: 22, text: 'Emisión 2024 &nbsp; Vigencia 2034' },
  ],
  back: ['AB0000000000', 'Tarjeta de muestra, solo para pruebas', DRAWN_FOR_TESTS],
  certificate: {
    title: 'Constancia de trabajo',
    english: 'Certificate of employment',
    body: `Comercial de Muestra, S.A. (empresa inventada) hace constar que<br>
      <b>Tomás Muestra Prueba</b><br>trabaja aquí como <b>contador</b> desde el 1 de junio de 2019<br>
      con un sueldo de <b>12,500 pesos al mes</b>.`,
  },
}

/** CNIC 42101-0000000-1 of Namoona Khan, born 12 March 1990. */
const pakistan: SampleDocuments = {
  prefix: 'pk',
  lang: 'ur',
  colours: ['#dcebdc', '#cfe3d6', '#e6e6d4'],
  title: '<b>National Identity Card (sample)</b> &nbsp; Pakistan',
  column: 290,
  front: [
    { top: 92, size: 38, label: 'Identity Number', text: '42101-0000000-1' },
    { top: 162, size: 32, label: 'Name', text: 'Namoona Khan' },
    { top: 224, size: 32, label: 'Father Name', text: 'Misaal Khan' },
    { top: 286, size: 32, label: 'Gender', text: 'M' },
    { top: 348, size: 32, label: 'Date of Birth', text: '12.03.1990' },
    { top: 400, size: 30, text: 'نام: نمونہ خان', rightToLeft: true },
    { top: 484, size: 26, text: 'Country of Stay Pakistan' },
    { top: 548, size: 22, text: 'Date of Issue 05.01.2024 &nbsp; Date of Expiry 05.01.2034' },
  ],
  back: ['AB0000000000', 'یہ نمونہ صرف جانچ کے لیے ہے', DRAWN_FOR_TESTS],
  certificate: {
    title: 'Certificate of employment',
    english: 'ملازمت کا سرٹیفکیٹ',
    body: `Sample Trading (Private) Limited (made up) certifies that<br><b>Namoona Khan</b><br>
      works here as <b>accountant</b> since 1 June 2019<br>with a salary of <b>45,000 rupees a month</b>.`,
  },
}

/** National number 29003120100015 of Namuzag Tagribi, born 12 March 1990 in Cairo. */
const egypt: SampleDocuments = {
  prefix: 'eg',
  lang: 'ar',
  colours: ['#e3e4ee', '#d6dbe8', '#ece3d2'],
  title: '<b>Identity Card (sample)</b> &nbsp; Egypt',
  column: 310,
  front: [
    { top: 92, size: 38, label: 'National Number', text: '2 900312 01 00015' },
    { top: 162, size: 32, label: 'Full name', text: 'Namuzag Tagribi' },
    { top: 224, size: 32, label: 'Date of Birth', text: '1990/03/12' },
    { top: 296, size: 32, text: 'الاسم: نموذج تجريبي', rightToLeft: true },
    { top: 356, size: 30, text: 'الرقم القومي: ٢٩٠٠٣١٢٠١٠٠٠١٥', rightToLeft: true },
    { top: 416, size: 26, text: 'العنوان: ١ شارع النموذج، عابدين، القاهرة', rightToLeft: true },
    { top: 548, size: 22, text: 'Date of Issue 2024/01/05 &nbsp; Date of Expiry 2031/01/04' },
  ],
  back: ['AB0000000', 'هذا نموذج مرسوم للاختبار فقط', DRAWN_FOR_TESTS],
  certificate: {
    title: 'شهادة عمل',
    english: 'Certificate of employment',
    rightToLeft: true,
    body: `تشهد شركة النموذج التجارية (شركة وهمية) بأن<br><b>نموذج تجريبي</b><br>
      يعمل لديها بوظيفة <b>محاسب</b> منذ ١ يونيو ٢٠١٩<br>براتب شهري قدره <b>٢٢٬٠٠٠ جنيه</b>.`,
  },
}

/** Number 123456789012345678 of Sample Person, born 12 March 1990. */
const generic: SampleDocuments = {
  prefix: 'generic',
  lang: 'en',
  colours: ['#e8e6e1', '#dcdcd8', '#e4e9e4'],
  title: '<b>Identity Card</b> &nbsp; of no country',
  column: 290,
  front: [
    { top: 92, size: 36, label: 'Identity Number', text: '123456 789012 345678' },
    { top: 162, size: 32, label: 'Full name', text: 'Sample Person' },
    { top: 224, size: 32, label: 'Date of Birth', text: '12 Mar. 1990' },
    { top: 286, size: 32, label: 'Gender', text: 'Male' },
    { top: 418, size: 26, text: 'Address: 1 Sample Road, Sample Town' },
    { top: 548, size: 22, text: 'Date of Issue 5 Jan. 2024 &nbsp; Date of Expiry 4 Jan. 2034' },
  ],
  back: ['AB0000000000', 'A sample for tests only', DRAWN_FOR_TESTS],
  certificate: {
    title: 'Certificate of employment',
    english: 'A sample',
    body: `Sample Trading (made up) certifies that<br><b>Sample Person</b><br>
      works here as <b>accountant</b> since 1 June 2019<br>with a salary of <b>45,000 a month</b>.`,
  },
}

/** Thailand's are drawn by themselves, in `drawings.ts`. */
export const sampleDocuments: readonly SampleDocuments[] = [mexico, pakistan, egypt, generic]
