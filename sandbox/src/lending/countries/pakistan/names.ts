import { arabicNames, foldLatin, titles, type NameForms } from '../shared/names.ts'

export const nameForms: NameForms = {
  titles: [
    ...titles,
    ...['Mst', 'Engr', 'Haji'],
    ...['جناب', 'محترم', 'محترمہ', 'مسماۃ', 'مسٹر', 'مسز', 'مس', 'ڈاکٹر', 'انجینئر', 'حاجی'],
  ],
  spellings: [
    ...arabicNames,
    ['Syed', 'Sayed'],
    // No fold: an `e` is an `a` in some names, an `ai` or an `i` in others, and `Tahir` is `Taher`.
    ['Akhtar', 'Akhter'],
    ['Anwar', 'Anwer'],
    ['Asghar', 'Asgher'],
    ['Azhar', 'Azher'],
    ['Begum', 'Begam'],
    ['Chaudhry', 'Chaudhary', 'Chaudhury', 'Choudhry', 'Choudhary', 'Ch'],
    ['Javed', 'Javaid'],
    ['Mazhar', 'Mazher'],
    ['Qureshi', 'Quraishi'],
    ['Umar', 'Umer'],
    ['رحمٰن', 'رحمان'],
    ['الرحمٰن', 'الرحمان'],
    ['عبدالرحمٰن', 'عبدالرحمان'],
  ],
  // One letter of Urdu is `v` and `w`, and a hamza that stands alone is left out: `ثنا` is `ثناء`.
  fold: (word) => foldLatin(word).replaceAll('w', 'v').replaceAll('ء', ''),
}
