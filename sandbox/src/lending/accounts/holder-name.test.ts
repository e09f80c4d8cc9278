import { expect, it } from 'vitest'
import { holderDiffers } from './holder-name.ts'

it.each([
  ['Somchai Jaidee', 'Somchai Jaidee'],
  ['JAIDEE SOMCHAI', 'Somchai Jaidee'],
  ['Mr. Somchai J. Jaidee', 'Somchai Jaidee'],
  ['S Jaidee', 'Somchai Jaidee'],
  ['Jose Garcia', 'José Luis García Pérez'],
  ['นายสมชาย ใจดี', 'Somchai Jaidee'],
  ['Mr Somchai Jaidee', 'สมชาย ใจดี'],
  ['น้ำผึ้ง ใจดี', 'น้ำผึ้ง ใจดี'],
  ['นายสมชาย ใจดี', 'สมชาย ใจดี'],
  ['น.ส. กัญญา ณ อยุธยา', 'กัญญา ณ อยุธยา'],
  ['علي محمد', 'محمد علي'],
  ['Namoona', 'Namoona'],
])('%s is the holder that was verified as %s', (holder, verified) => {
  expect(holderDiffers(holder, verified)).toBe(false)
})

it.each([
  ['Mallory Other', 'Somchai Jaidee'],
  ['Somchai', 'Somchai Jaidee'],
  ['Somchai Other', 'Somchai Jaidee'],
  ['Somchai Somchai', 'Somchai Jaidee'],
  ['สมหญิง ใจดี', 'สมชาย ใจดี'],
  ['นางสมหญิง ใจดี', 'สมชาย ใจดี'],
])('%s is not the holder that was verified as %s', (holder, verified) => {
  expect(holderDiffers(holder, verified)).toBe(true)
})
