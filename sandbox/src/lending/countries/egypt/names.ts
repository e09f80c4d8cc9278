import { arabicNames, foldLatin, titles, type NameForms } from '../shared/names.ts'

/** An article before a name, which is left out at will. `Ali`, `Alaa` and `Elias` have none. */
const ARTICLE = /^[aei]l(?=[^aeiouy][a-z]{2}|[a-z]{4})/

export const nameForms: NameForms = {
  // `السيد` and `السيدة` are first names too: without them their father's name would be left.
  titles: [
    ...titles,
    ...['Eng', 'Hag', 'Haj', 'د', 'دكتور', 'دكتورة', 'الدكتور', 'الدكتورة'],
    ...['م', 'مهندس', 'مهندسة', 'المهندس', 'المهندسة', 'أ', 'أستاذ', 'أستاذة', 'الأستاذ', 'الأستاذة'],
    ...['حاج', 'حاجة', 'الحاج', 'الحاجة', 'الآنسة'],
  ],
  spellings: [...arabicNames, ['سيد', 'السيد']],
  fold: (word) => foldLatin(word.replace(ARTICLE, '')),
}
