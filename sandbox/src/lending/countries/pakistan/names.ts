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
    ['رحمٰن', 'رحمان'],
    ['الرحمٰن', 'الرحمان'],
    ['عبدالرحمٰن', 'عبدالرحمان'],
  ],
  // Urdu leaves out a hamza that stands alone: `ثنا` is `ثناء`.
  fold: (word) => foldLatin(word).replaceAll('ء', ''),
}
