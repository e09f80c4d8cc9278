/** Of the texts in this folder; raised with each change of them that somebody has to agree to. */
export const noticeVersion = '2026-09'
