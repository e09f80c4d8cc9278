import type { Row, SampleDocuments } from './countries.ts'
import { holding, page, paper, person, striped } from './drawings.ts'

const line = ({ top, size, label, text, rightToLeft }: Row, column: number): string =>
  rightToLeft === true
    ? `<div class="row" dir="rtl" style="right:330px;top:${top}px;font-size:${size}px">${text}</div>`
    : `<div class="row" style="left:48px;top:${top}px;font-size:${size}px">${
        label === undefined
          ? text
          : `<span class="label">${label}</span>
             <b style="position:absolute;left:${column - 48}px;top:-6px">${text}</b>`
      }</div>`

const face = ({ title, front, column }: SampleDocuments): string => `
  <div class="row" style="left:48px;top:28px;font-size:27px">${title}</div>
  ${front.map((row) => line(row, column)).join('')}
  <svg style="position:absolute;right:48px;top:240px" width="200" height="250">${person(0, 0, 1.17)}</svg>
  <div class="mark">SPECIMEN</div>`

const coloured = ({ colours: [left, middle, right] }: SampleDocuments): string =>
  `background:linear-gradient(120deg,${left},${middle} 55%,${right})`

const back = (documents: SampleDocuments): string => {
  const [code, own, english] = documents.back
  return `<div class="card" style="${coloured(documents)}">
    <div style="position:absolute;inset:52px 0 auto;height:116px;background:#39424a"></div>
    <div class="row" style="left:48px;top:220px;font-size:36px"><b>${code}</b></div>
    <div class="row" style="left:48px;top:290px;font-size:26px">${own}</div>
    <div class="row" style="left:48px;top:350px;font-size:26px">${english}</div>
    ${striped}<div class="mark">SPECIMEN</div></div>`
}

const certificate = ({ certificate: { title, english, body, rightToLeft } }: SampleDocuments) =>
  paper(`<div ${rightToLeft === true ? 'dir="rtl"' : ''}>
    <div style="font-size:36px;font-weight:700">${title}</div>
    <div style="font-size:26px;margin-top:4px">${english}</div>
    <div style="font-size:25px;line-height:1.75;margin-top:44px">${body}</div></div>`)

/** A country's good pictures by the names of their files. */
export function drawingsOf(documents: SampleDocuments): Record<string, string> {
  const { prefix } = documents
  const card = `<div class="card" style="${coloured(documents)}">${face(documents)}</div>`
  const drawings = {
    'id-front': page(card),
    'id-back': page(back(documents)),
    holder: holding(
      `<div class="card" style="left:0;top:0;${coloured(documents)}">${face(documents)}</div>`,
    ),
    'work-certificate': certificate(documents),
  }
  return Object.fromEntries(
    Object.entries(drawings).map(([name, html]) => [`${prefix}-${name}`, html]),
  )
}
