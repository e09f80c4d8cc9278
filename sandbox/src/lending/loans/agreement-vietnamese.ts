import { figuresIn } from '../../foundation/figures.ts'
import type { AgreementFigures, AgreementText } from './agreement-text.ts'

/** The agreement in Vietnamese. */
export function inVietnamese(figures: AgreementFigures): AgreementText {
  const { lender, cost, account, lateFee, movesDueDates } = figures
  const { sum, rate, day, days, code, name } = figuresIn('vi')
  const payments = cost.schedule.map(
    (each) =>
      `Kỳ ${each.number}, đến hạn ngày ${day(each.due_date)}: ${sum(each.total)} (gốc ${sum(each.principal)}, lãi ${sum(each.interest)}, phí dịch vụ ${sum(each.service_fee)}).`,
  )
  return {
    title: 'Hợp đồng vay',
    sections: [
      {
        heading: 'Các bên',
        paragraphs: [
          `Bên cho vay là ${name(lender)} Đây là hệ thống minh họa: không có giấy phép và không chuyển tiền thật.`,
          `Bên vay là người đang đăng nhập, nhận tiền vào tài khoản đứng tên ${name(account.holderName)}.`,
        ],
      },
      {
        heading: 'Số tiền bạn nhận',
        paragraphs: [
          `Bạn nhận ${sum(cost.received)}, toàn bộ số tiền gốc bạn vay. Không khấu trừ trước khoản nào.`,
          `Tiền được chuyển vào ${name(account.bankName)}, tài khoản ${code(account.numberMasked)}, trong vòng 12 giờ sau khi bạn ký.`,
        ],
      },
      {
        heading: 'Chi phí',
        paragraphs: [
          `Lãi suất là ${rate(cost.annual_interest)} một năm trên số gốc còn nợ, tính theo ngày với một năm 365 ngày: ${sum(cost.interest)}.`,
          `Phí dịch vụ là ${sum(cost.service_fee)}, được cộng vào số tiền bạn phải trả.`,
          `Tổng cộng bạn trả ${sum(cost.total)} trong ${days(cost.days)}. Như vậy lãi suất phần trăm năm (APR), đã gồm phí, là ${rate(cost.apr)}.`,
        ],
      },
      {
        heading: 'Thời hạn trả',
        paragraphs: [
          ...payments,
          ...(movesDueDates
            ? [
                'Ngày đến hạn không phải ngày làm việc đã được dời sang ngày làm việc tiếp theo. Những ngày ở giữa không mất chi phí nếu bạn trả chậm nhất vào ngày đó.',
              ]
            : []),
          'Các ngày trên áp dụng nếu tiền được chuyển đúng ngày của báo giá này; nếu chuyển muộn hơn, các ngày đến hạn cũng muộn hơn bấy nhiêu ngày.',
        ],
      },
      {
        heading: 'Trả trước hạn hoặc trả từng phần',
        paragraphs: [
          'Bạn có thể trả trước hạn, toàn bộ hoặc một phần, bất cứ lúc nào và không mất phí. Khi đó bạn chỉ trả lãi cho những ngày đã qua.',
          'Ngày được tính là ngày bạn trả tiền.',
        ],
      },
      {
        heading: 'Trả chậm',
        paragraphs: [
          'Sau ngày đến hạn, lãi tiếp tục tính theo ngày với cùng lãi suất trên số gốc còn nợ.',
          ...(lateFee
            ? [
                `Mỗi ngày quá hạn tính thêm phí trả chậm ${sum(lateFee.perDay)}, tổng cộng không quá ${sum(lateFee.cap)} cho khoản vay này.`,
              ]
            : []),
          'Nếu thấy không thể trả đúng hạn, hãy yêu cầu chúng tôi trong ứng dụng một kế hoạch trả nhẹ hơn trước ngày đến hạn. Nhân viên sẽ trả lời, và chúng tôi cho bạn biết chậm nhất là khi nào.',
        ],
      },
      {
        heading: 'Nếu bạn đổi ý',
        paragraphs: [
          'Trước khi ký, bạn có thể hủy và không nợ gì.',
          'Trong vòng 24 giờ sau khi tiền được chuyển, bạn có thể hoàn lại số tiền đã nhận nếu chưa trả khoản nào: hãy báo trong ứng dụng và trả lại tiền trong thời gian đó. Khoản vay sẽ được đóng và bạn không mất chi phí nào.',
        ],
      },
    ],
  }
}
