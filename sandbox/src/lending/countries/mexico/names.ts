import { titles, type NameForms } from '../shared/names.ts'

export const nameForms: NameForms = {
  titles: [
    ...titles,
    ...['Sr', 'Sra', 'Srta', 'Don', 'Doña', 'Dra', 'Lic', 'Ing', 'Mtro', 'Mtra', 'Prof', 'Profa'],
  ],
  spellings: [
    ['María', 'Ma'],
    ['Francisco', 'Fco'],
    ['Francisca', 'Fca'],
    ['Fernando', 'Fdo'],
    ['Guadalupe', 'Gpe'],
    ['Guillermo', 'Gmo'],
    ['Domínguez', 'Dgz'],
    ['Fernández', 'Fdez', 'Fdz'],
    ['González', 'Glez', 'Glz'],
    ['Gutiérrez', 'Gtez', 'Gtz'],
    ['Hernández', 'Hdez', 'Hdz'],
    ['Martínez', 'Mtez', 'Mtz'],
    ['Ramírez', 'Rmz'],
    ['Rodríguez', 'Rguez', 'Rdz'],
  ],
  fold: null,
}
