import type { Wordings } from '../wording.ts'

/** The lender's messages in Vietnamese. */
export const vietnamese: Wordings = {
  due_soon: ({ amount, day }) => ({
    title: 'Sắp đến hạn trả',
    text: `Số tiền ${amount} đến hạn ngày ${day}. Trả sớm hơn thì tiền lãi ít hơn.`,
  }),
  due_today: ({ amount }) => ({
    title: 'Hôm nay đến hạn trả',
    text: `Số tiền ${amount} đến hạn hôm nay. Nếu không thể trả, hãy yêu cầu chúng tôi một kế hoạch trả nhẹ hơn.`,
  }),
  approved: ({ amount }) => ({
    title: 'Khoản vay của bạn đã được duyệt',
    text: `Chúng tôi đồng ý cho bạn vay ${amount}. Hãy ký hợp đồng trong vòng một tuần kể từ khi đăng ký vay; tiền về trong vòng 12 giờ sau khi ký.`,
  }),
  rejected: ({ amount, day }) => ({
    title: 'Đơn vay của bạn không được duyệt',
    text: `Chúng tôi không xác nhận được thông tin của bạn nên lần này không thể cho vay ${amount}. Hãy kiểm tra lại thông tin bạn đã cung cấp. Bạn có thể đăng ký lại từ ngày ${day}.`,
  }),
  expired: ({ amount }) => ({
    title: 'Đơn vay của bạn đã hết hiệu lực',
    text: `Đơn vay ${amount} chưa được duyệt và ký trong vòng một tuần. Bạn không nợ gì. Bạn có thể đăng ký lại.`,
  }),
  paid_out: ({ amount, day }) => ({
    title: 'Khoản vay đã được giải ngân',
    text: `${amount} đang được chuyển vào tài khoản của bạn. Kỳ trả đầu tiên đến hạn ngày ${day}.`,
  }),
  payout_failed: () => ({
    title: 'Chuyển tiền vay không thành công',
    text: 'Ngân hàng đã trả lại tiền. Bạn không nợ gì. Hãy thêm một tài khoản khác để chúng tôi chuyển lại, hoặc hủy khoản vay.',
  }),
  repaid: () => ({
    title: 'Bạn đã trả hết khoản vay',
    text: 'Mọi khoản đã được trả và khoản vay đã đóng. Cảm ơn bạn.',
  }),
  returned: () => ({
    title: 'Khoản vay đã được hoàn lại',
    text: 'Tiền đã về đúng thời hạn. Khoản vay đã đóng và bạn không mất chi phí nào.',
  }),
  written_off: () => ({
    title: 'Khoản vay được ghi là nợ khó đòi',
    text: 'Chúng tôi đã ghi khoản vay của bạn là nợ khó đòi. Bạn vẫn còn nợ, và không tính thêm phí trả chậm nữa. Bạn có thể trả bất cứ lúc nào.',
  }),
  overdue: () => ({
    title: 'Có khoản trả đã quá hạn',
    text: 'Một khoản trả đã đến hạn nhưng chúng tôi chưa nhận được. Nếu không thể trả, hãy yêu cầu chúng tôi một kế hoạch trả nhẹ hơn.',
  }),
  payment_received: ({ amount }) => ({
    title: 'Chúng tôi đã nhận tiền bạn trả',
    text: `Đã nhận ${amount}. Cảm ơn bạn.`,
  }),
  extended: ({ day }) => ({
    title: 'Ngày đến hạn đã được dời',
    text: `Phí gia hạn đã đến. Khoản trả tiếp theo đến hạn ngày ${day}.`,
  }),
  not_extended: ({ amount, day }) => ({
    title: 'Khoản vay chưa được gia hạn',
    text: `Đã nhận ${amount} và trừ vào nợ của bạn. Gia hạn cần toàn bộ phí trong một lần trả, trước khi lời đề nghị hết hạn. Ngày đến hạn vẫn là ${day}.`,
  }),
  not_returned: ({ amount }) => ({
    title: 'Khoản vay chưa được hoàn lại',
    text: `Đã nhận ${amount} và trừ vào nợ của bạn. Hoàn lại khoản vay cần toàn bộ số tiền trong một lần trả, đúng hạn và chưa trả gì trước đó. Khoản vay vẫn tiếp tục.`,
  }),
  paid_too_much: ({ amount }) => ({
    title: 'Bạn đã trả nhiều hơn số nợ',
    text: `Đã nhận thừa ${amount} so với chi phí của khoản vay này. Số tiền đó là của bạn và chúng tôi nợ bạn.`,
  }),
  payment_not_found: () => ({
    title: 'Không tìm thấy khoản bạn đã trả',
    text: 'Chúng tôi đã kiểm tra nhưng không thấy khoản trả mà bạn báo. Vui lòng kiểm tra biên lai và gửi lại.',
  }),
  answer_promised: ({ day }) => ({
    title: 'Chúng tôi đang xem yêu cầu của bạn',
    text: `Nhân viên đang xem nội dung bạn gửi. Bạn sẽ có câu trả lời chậm nhất ngày ${day}.`,
  }),
  help_answered: ({ text }) => ({ title: 'Trả lời về kế hoạch trả nhẹ hơn', text }),
  objection_answered: ({ text }) => ({ title: 'Trả lời khiếu nại của bạn', text }),
}
