import { figuresIn } from '../../foundation/figures.ts'
import type { AgreementFigures, AgreementText } from './agreement-text.ts'

/** The agreement in Urdu. */
export function inUrdu(figures: AgreementFigures): AgreementText {
  const { lender, cost, account, lateFee, movesDueDates } = figures
  const { sum, rate, day, days, code, name } = figuresIn('ur')
  const payments = cost.schedule.map(
    (each) =>
      `قسط ${each.number}، آخری تاریخ ${day(each.due_date)}: ${sum(each.total)} (اصل رقم ${sum(each.principal)}، سود ${sum(each.interest)}، سروس فیس ${sum(each.service_fee)})۔`,
  )
  return {
    title: 'قرض کا معاہدہ',
    sections: [
      {
        heading: 'معاہدے کے فریق',
        paragraphs: [
          `قرض دہندہ ${name(lender)} ہے۔ یہ صرف نمونہ ہے: اس کے پاس لائسنس نہیں ہے اور یہ کوئی حقیقی رقم منتقل نہیں کرتا۔`,
          `قرض دار وہ شخص ہے جو سائن ان ہے اور جسے رقم ${name(account.holderName)} کے نام کے اکاؤنٹ میں ملتی ہے۔`,
        ],
      },
      {
        heading: 'آپ کو کیا ملتا ہے',
        paragraphs: [
          `آپ کو ${sum(cost.received)} ملتے ہیں، یعنی قرض کی پوری رقم۔ اس میں سے کچھ نہیں کاٹا جاتا۔`,
          `یہ رقم آپ کے دستخط کے بعد 12 گھنٹے کے اندر ${name(account.bankName)}، اکاؤنٹ ${code(account.numberMasked)} میں بھیجی جاتی ہے۔`,
        ],
      },
      {
        heading: 'اس کی لاگت کیا ہے',
        paragraphs: [
          `سود (مارک اپ) باقی اصل رقم پر ${rate(cost.annual_interest)} سالانہ ہے، جو 365 دن کے سال پر دن کے حساب سے لگتا ہے: ${sum(cost.interest)}۔`,
          `سروس فیس ${sum(cost.service_fee)} ہے۔ یہ اس رقم میں جمع ہوتی ہے جو آپ واپس کرتے ہیں۔`,
          `آپ ${days(cost.days)} میں کل ${sum(cost.total)} واپس کرتے ہیں۔ فیس سمیت سالانہ شرح (APR) ${rate(cost.apr)} بنتی ہے۔`,
        ],
      },
      {
        heading: 'ادائیگی کب کرنی ہے',
        paragraphs: [
          ...payments,
          ...(movesDueDates
            ? [
                'جو آخری تاریخ کاروباری دن نہ ہو، اسے اگلے کاروباری دن پر منتقل کر دیا گیا ہے۔ اگر آپ اس دن تک ادائیگی کر دیں تو درمیانی دنوں کا کچھ نہیں لگتا۔',
              ]
            : []),
          'اوپر کی تاریخیں تب درست ہیں جب رقم اسی پیشکش کے دن بھیجی جائے؛ ورنہ رقم جتنے دن بعد بھیجی جائے، تاریخیں بھی اتنے ہی دن آگے ہو جاتی ہیں۔',
        ],
      },
      {
        heading: 'وقت سے پہلے یا حصوں میں ادائیگی',
        paragraphs: [
          'آپ کسی بھی وقت پوری رقم یا اس کا کچھ حصہ وقت سے پہلے بغیر کسی خرچ کے ادا کر سکتے ہیں۔ تب آپ صرف گزرے ہوئے دنوں کا سود دیتے ہیں۔',
          'وہی دن شمار ہوتا ہے جس دن آپ نے ادائیگی کی۔',
        ],
      },
      {
        heading: 'دیر سے ادائیگی',
        paragraphs: [
          'آخری تاریخ کے بعد واجب الادا اصل رقم پر اسی شرح سے دن کے حساب سے سود لگتا رہتا ہے۔',
          ...(lateFee
            ? [
                `آخری تاریخ گزر جانے کے بعد ہر دن ${sum(lateFee.perDay)} مزید لگتے ہیں، اور اس پورے قرض پر کل زیادہ سے زیادہ ${sum(lateFee.cap)}۔`,
              ]
            : []),
          'اگر آپ دیکھیں کہ وقت پر ادائیگی ممکن نہیں، تو آخری تاریخ سے پہلے ایپ میں ہم سے آسان منصوبہ مانگیں۔ ہمارا ایک نمائندہ جواب دے گا، اور ہم آپ کو بتائیں گے کہ جواب کب تک ملے گا۔',
        ],
      },
      {
        heading: 'اگر آپ کا ارادہ بدل جائے',
        paragraphs: [
          'دستخط کرنے سے پہلے آپ دستبردار ہو سکتے ہیں اور آپ پر کچھ واجب نہیں ہوتا۔',
          'رقم بھیجے جانے کے بعد 24 گھنٹے کے اندر، اگر آپ نے ابھی کوئی ادائیگی نہیں کی، تو آپ ملی ہوئی رقم واپس کر سکتے ہیں: ایپ میں بتائیں اور اسی مدت میں رقم واپس بھیج دیں۔ تب قرض بند ہو جاتا ہے اور آپ کا کچھ خرچ نہیں ہوتا۔',
        ],
      },
    ],
  }
}
