import { figuresIn } from '../../foundation/figures.ts'
import type { AgreementFigures, AgreementText } from './agreement-text.ts'

/** The agreement in Arabic. */
export function inArabic(figures: AgreementFigures): AgreementText {
  const { lender, cost, account, lateFee, movesDueDates } = figures
  const { sum, rate, day, days, code, name } = figuresIn('ar')
  const payments = cost.schedule.map(
    (each) =>
      `الدفعة ${each.number}، تستحق في ${day(each.due_date)}: ${sum(each.total)} (أصل الدين ${sum(each.principal)}، الفائدة ${sum(each.interest)}، رسوم الخدمة ${sum(each.service_fee)}).`,
  )
  return {
    title: 'عقد قرض',
    sections: [
      {
        heading: 'طرفا العقد',
        paragraphs: [
          `المُقرض هو ${name(lender)}، وهو للعرض التجريبي فقط: لا يحمل ترخيصًا ولا ينقل أموالًا حقيقية.`,
          `المقترض هو الشخص الذي سجّل الدخول ويستلم المال على حساب باسم ${name(account.holderName)}.`,
        ],
      },
      {
        heading: 'ما تستلمه',
        paragraphs: [
          `تستلم ${sum(cost.received)}، وهو كامل المبلغ الذي تقترضه. لا يُخصم منه شيء.`,
          `يُحوَّل المبلغ إلى ${name(account.bankName)}، حساب رقم ${code(account.numberMasked)}، خلال 12 ساعة من توقيعك.`,
        ],
      },
      {
        heading: 'ما يكلّفه القرض',
        paragraphs: [
          `الفائدة ${rate(cost.annual_interest)} سنويًا على أصل الدين المتبقي، وتُحسب باليوم على سنة من 365 يومًا: ${sum(cost.interest)}.`,
          `رسوم الخدمة ${sum(cost.service_fee)}، وتُضاف إلى ما تسدده.`,
          `تسدد في المجموع ${sum(cost.total)} خلال ${days(cost.days)}. ويعادل ذلك معدل نسبة سنويًا قدره ${rate(cost.apr)}، شاملًا الرسوم.`,
        ],
      },
      {
        heading: 'مواعيد السداد',
        paragraphs: [
          ...payments,
          ...(movesDueDates
            ? [
                'إذا لم يكن يوم الاستحقاق يوم عمل فقد نُقل إلى يوم العمل التالي، ولا تكلّفك الأيام الواقعة بينهما شيئًا إذا سددت حتى ذلك اليوم.',
              ]
            : []),
          'تسري التواريخ أعلاه إذا حُوِّل المال في يوم هذا العرض؛ وإذا تأخر التحويل تأخرت التواريخ بعدد الأيام نفسه.',
        ],
      },
      {
        heading: 'السداد المبكر أو الجزئي',
        paragraphs: [
          'يمكنك السداد مبكرًا، كليًا أو جزئيًا، في أي وقت ودون أي تكلفة. ولا تدفع عندئذٍ الفائدة إلا عن الأيام التي مضت.',
          'العبرة باليوم الذي دفعت فيه.',
        ],
      },
      {
        heading: 'التأخر في السداد',
        paragraphs: [
          'بعد تاريخ الاستحقاق تستمر الفائدة باليوم وبالمعدل نفسه على أصل الدين المستحق.',
          ...(lateFee
            ? [
                `كل يوم بعد موعد فات دون سداد يكلّف ${sum(lateFee.perDay)} إضافية، بحد أقصى ${sum(lateFee.cap)} لهذا القرض كله.`,
              ]
            : []),
          'إذا رأيت أنك لن تستطيع السداد في الموعد، فاطلب منا في التطبيق خطة سداد أيسر قبل تاريخ الاستحقاق. يردّ عليك أحد موظفينا، ونخبرك بموعد الرد.',
        ],
      },
      {
        heading: 'إذا غيّرت رأيك',
        paragraphs: [
          'يمكنك الانسحاب قبل التوقيع دون أن يترتب عليك شيء.',
          'خلال 24 ساعة من تحويل المال يمكنك إعادة المبلغ الذي استلمته ما دمت لم تسدد شيئًا بعد: أبلغنا في التطبيق وأعد المبلغ خلال هذه المدة. عندئذٍ يُغلق القرض ولا يكلّفك شيئًا.',
        ],
      },
    ],
  }
}
