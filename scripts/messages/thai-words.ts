const WORD_JOINER = '\u2060'

/**
 * Thai words between whose parts a browser would break a line: its dictionary knows the parts only, and takes some
 * of them for others. A bar stands where it would.
 */
const words = [
  ...['เงิน|กู้', 'เงิน|ต้น', 'ค่า|ใช้|จ่าย', 'ค่า|บริการ', 'ค่า|ปรับ', 'ผู้|ให้|กู้', 'ผู้|กู้', 'ผู้|ติดต่อ'],
  ...['ลง|นาม', 'ตรวจ|สอบ', 'เข้า|สู่|ระบบ', 'ออก|จาก|ระบบ', 'ตั้ง|ค่า', 'คัด|ลอก', 'เชื่อม|ต่อ'],
  ...['วัน|ที่', 'วัน|ทำการ', 'วัน|หยุด', 'สุด|สัปดาห์', 'ครบ|กำหนด', 'หมด|อายุ', 'ระยะ|เวลา', 'ขั้น|ตอน'],
  ...['มือ|ถือ', 'บัตร|ประชาชน', 'ประจำ|ตัว', 'ส่วน|ตัว', 'ราย|ได้', 'ราย|ชื่อ', 'ราย|ละเอียด', 'ที่|อยู่'],
  ...['เลข|ที่', 'หลัก|ฐาน', 'ใบ|เสร็จ', 'คิว|อาร์', 'พร้อม|เพย์', 'เจ้า|หน้าที่', 'ไม่|ได้', 'ถูก|ต้อง'],
  ...['ด้าน|หน้า', 'ด้าน|หลัง', 'ด้าน|ล่าง', 'แล้ว|กลับ', 'ผล|กระทบ', 'ที่แท้|จริง', 'บัญชี|นี้', 'แล้ว|ค่อย'],
]

const held = words.map(
  (word) => [word.replaceAll('|', ''), word.replaceAll('|', WORD_JOINER)] as const,
)

/** A Thai text whose words are not parted at the end of a line. */
export const inWholeWords = (text: string): string =>
  held.reduce((said, [word, whole]) => said.replaceAll(word, whole), text)
