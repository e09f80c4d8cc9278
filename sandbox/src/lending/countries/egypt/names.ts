import { arabicNames, foldLatin, titles, type NameForms } from '../shared/names.ts'

export const nameForms: NameForms = {
  // `السيد` and `السيدة` are first names too: without them their father's name would be left.
  titles: [
    ...titles,
    ...['Eng', 'Hag', 'Haj', 'د', 'دكتور', 'دكتورة', 'الدكتور', 'الدكتورة'],
    ...['م', 'مهندس', 'مهندسة', 'المهندس', 'المهندسة', 'أ', 'أستاذ', 'أستاذة', 'الأستاذ', 'الأستاذة'],
    ...['حاج', 'حاجة', 'الحاج', 'الحاجة', 'الآنسة'],
  ],
  spellings: [...arabicNames, ['Sayed', 'Elsayed', 'Alsayed'], ['سيد', 'السيد']],
  fold: foldLatin,
}
