/** The drawings as pages, 1280 x 880. Everyone in them is made up; the number is a test number. */

export const person = (x: number, y: number, scale: number): string => `
  <g transform="translate(${x} ${y}) scale(${scale})">
    <rect width="170" height="210" fill="#c9d6dc"/>
    <path d="M20 210c0-48 28-70 65-70s65 22 65 70z" fill="#35566b"/>
    <rect x="68" y="112" width="34" height="44" fill="#c99b78"/>
    <ellipse cx="85" cy="84" rx="41" ry="50" fill="#dbb08c"/>
    <path d="M44 82c-6-44 16-64 42-64s48 20 40 64c-6-26-20-32-40-32s-36 6-42 32z" fill="#2b2320"/>
    <circle cx="70" cy="86" r="4" fill="#2b2320"/><circle cx="100" cy="86" r="4" fill="#2b2320"/>
    <path d="M74 112q11 7 22 0" stroke="#8d5a43" stroke-width="3" fill="none"/>
  </g>`

export const page = (
  body: string,
  table = '#6d6257',
): string => `<!doctype html><meta charset="utf-8">
<style>
  *{box-sizing:border-box;margin:0}
  body{width:1280px;height:880px;overflow:hidden;background:linear-gradient(115deg,${table},#4d453d);
    font-family:"Noto Sans","Noto Sans Thai","Noto Naskh Arabic",sans-serif;color:#1c2b33;position:relative}
  .card{position:absolute;left:130px;top:120px;width:1020px;height:642px;border-radius:30px;
    background:linear-gradient(120deg,#d5e7ee,#c2dbe6 55%,#dfe6d6);overflow:hidden;
    box-shadow:0 14px 30px #0006}
  .paper{position:absolute;left:250px;top:40px;width:780px;height:800px;background:#eef0ea;
    padding:56px 64px;box-shadow:0 14px 30px #0006}
  .mark{position:absolute;right:34px;bottom:26px;color:#b3261e;font-weight:800;font-size:30px;
    border:4px solid;border-radius:8px;padding:2px 14px;letter-spacing:.06em}
  .label{font-size:23px;color:#34505d}
  .row{position:absolute;white-space:nowrap}
  b{font-weight:600}
</style>${body}`

const cardFace = `
  <div class="row" style="left:48px;top:28px;font-size:27px"><b>บัตรตัวอย่าง</b> &nbsp; Thai National ID Card</div>
  <div class="row" style="left:48px;top:92px"><span class="label">Identification Number</span></div>
  <div class="row" style="left:400px;top:80px;font-size:42px"><b>1 1012 30000 00 1</b></div>
  <div class="row" style="left:48px;top:160px;font-size:36px"><b>นาย ตัวอย่าง ทดสอบดี</b></div>
  <div class="row" style="left:48px;top:230px;font-size:32px"><span class="label">Name</span>
    <b style="position:absolute;left:180px;top:-6px">Mr. Tuayang</b></div>
  <div class="row" style="left:48px;top:288px;font-size:32px"><span class="label">Last name</span>
    <b style="position:absolute;left:180px;top:-6px">Thotsobdee</b></div>
  <div class="row" style="left:48px;top:356px;font-size:26px">เกิดวันที่ 12 มี.ค. 2533</div>
  <div class="row" style="left:48px;top:412px;font-size:32px"><span class="label">Date of Birth</span>
    <b style="position:absolute;left:220px;top:-6px">12 Mar. 1990</b></div>
  <div class="row" style="left:48px;top:478px;font-size:24px">ที่อยู่ 1 ถนนตัวอย่าง เขตพระนคร กรุงเทพมหานคร</div>
  <div class="row" style="left:48px;top:548px;font-size:22px">Date of Issue 5 Jan. 2024 &nbsp; Date of Expiry 11 Mar. 2033</div>
  <svg style="position:absolute;right:48px;top:240px" width="200" height="250">${person(0, 0, 1.17)}</svg>
  <div class="mark">SPECIMEN</div>`

/** Front of a card: number 1101230000001, Mr. Tuayang Thotsobdee, born 12 March 1990. */
export const FRONT = page(`<div class="card">${cardFace}</div>`)

/** A field of bars that no reader knows. */
export const striped = `<div style="position:absolute;left:48px;top:440px;width:560px;height:110px;
    background:repeating-linear-gradient(90deg,#26323a 0 5px,transparent 5px 11px,#26323a 11px 20px,transparent 20px 24px)"></div>`

export const BACK = page(`<div class="card">
  <div style="position:absolute;inset:52px 0 auto;height:116px;background:#39424a"></div>
  <div class="row" style="left:48px;top:220px;font-size:36px"><b>AB0-0000000-00</b></div>
  <div class="row" style="left:48px;top:300px;font-size:26px">บัตรตัวอย่างสำหรับการทดสอบเท่านั้น</div>
  <div class="row" style="left:48px;top:350px;font-size:26px">A drawing for tests. It proves nothing about anybody.</div>
  ${striped}
  <div class="mark">SPECIMEN</div></div>`)

/** A person with a card in the hand. */
export const holding = (card: string): string =>
  page(
    `<svg style="position:absolute;left:180px;top:30px" width="900" height="850">${person(140, 0, 4)}</svg>
  <div style="position:absolute;left:560px;top:420px;width:1020px;height:642px;transform:scale(.55);transform-origin:0 0">
    ${card}</div>
  <svg style="position:absolute;left:500px;top:560px" width="150" height="220">
    <path d="M10 210c-14-90 20-150 60-160 40-8 70 12 66 34-4 24-60 20-60 60 0 40 10 60 0 70z" fill="#dbb08c"/></svg>`,
    '#8a9a90',
  )

export const HOLDER = holding(`<div class="card" style="left:0;top:0">${cardFace}</div>`)

/** A sheet with a signature. */
export const paper = (text: string): string =>
  page(`<div class="paper">${text}
  <svg width="240" height="90" style="margin-top:30px"><path d="M10 60q30-60 46-8t40-14q20-30 32 6t50-16l40-12" fill="none" stroke="#1f4a8c" stroke-width="4"/></svg>
  <div class="mark">SPECIMEN</div></div>`)

export const WORK_CERTIFICATE =
  paper(`<div style="font-size:36px;font-weight:700">หนังสือรับรองการทำงาน</div>
  <div style="font-size:26px;margin-top:4px">Certificate of employment</div>
  <div style="font-size:25px;line-height:1.75;margin-top:44px">
    Sample Trading Co., Ltd. (made up) certifies that<br><b>Mr. Tuayang Thotsobdee</b><br>
    works here as <b>accountant</b> since 1 June 2019<br>with a salary of <b>24,500 baht a month</b>.<br><br>
    ขอรับรองว่า <b>นาย ตัวอย่าง ทดสอบดี</b><br>ทำงานในตำแหน่งพนักงานบัญชีจริง</div>`)

/** Something that is plainly not a document. */
export const LANDSCAPE = page(`<svg width="1280" height="880">
  <rect width="1280" height="880" fill="#8fc1dd"/><circle cx="980" cy="190" r="90" fill="#f2c65a"/>
  <path d="M0 560 300 250 520 500 760 200 1280 600V880H0z" fill="#4f7a68"/>
  <path d="M0 700q320-130 640-20t640-30v230H0z" fill="#2f6b4c"/>
  <path d="M250 880c20-150 10-190-6-260l26-4c22 60 24 140 26 264z" fill="#5b4330"/>
  <circle cx="250" cy="560" r="95" fill="#24583c"/><circle cx="330" cy="590" r="70" fill="#2c6646"/></svg>`)
