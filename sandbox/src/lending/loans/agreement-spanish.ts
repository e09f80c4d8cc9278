import { figuresIn } from '../../foundation/figures.ts'
import type { AgreementFigures, AgreementText } from './agreement-text.ts'

/** The agreement in Spanish, with the terms of Mexico. */
export function inSpanish(figures: AgreementFigures): AgreementText {
  const { lender, cost, account, lateFee, movesDueDates } = figures
  const { sum, rate, day, days, code, name } = figuresIn('es')
  const payments = cost.schedule.map(
    (each) =>
      `Pago ${each.number}, vence el ${day(each.due_date)}: ${sum(each.total)} (capital ${sum(each.principal)}, interés ${sum(each.interest)}, comisión por servicio ${sum(each.service_fee)}).`,
  )
  return {
    title: 'Contrato de préstamo',
    sections: [
      {
        heading: 'Quiénes lo celebran',
        paragraphs: [
          `El prestamista es ${name(lender)} Es una demostración: no tiene licencia y no mueve dinero real.`,
          `El cliente es la persona que inició sesión y que recibe el dinero en una cuenta a nombre de ${name(account.holderName)}.`,
        ],
      },
      {
        heading: 'Lo que recibe',
        paragraphs: [
          `Usted recibe ${sum(cost.received)}, todo el capital que pide prestado. No se le descuenta nada.`,
          `Se deposita en ${name(account.bankName)}, cuenta ${code(account.numberMasked)}, dentro de las 12 horas siguientes a su firma.`,
        ],
      },
      {
        heading: 'Lo que cuesta',
        paragraphs: [
          `El interés es de ${rate(cost.annual_interest)} al año sobre el capital que todavía debe, calculado por día en un año de 365 días: ${sum(cost.interest)}.`,
          `La comisión por servicio es de ${sum(cost.service_fee)}. Se suma a lo que usted paga.`,
          `En total paga ${sum(cost.total)} en ${days(cost.days)}. Eso equivale a un Costo Anual Total (CAT) de ${rate(cost.apr)} sin IVA, con la comisión incluida.`,
        ],
      },
      {
        heading: 'Cuándo paga',
        paragraphs: [
          ...payments,
          ...(movesDueDates
            ? [
                'Una fecha de pago que cae en día inhábil se pasó al siguiente día hábil. Los días de en medio no le cuestan nada si paga a más tardar ese día.',
              ]
            : []),
          'Las fechas anteriores valen si el dinero se deposita el día de esta cotización; si se deposita después, se recorren los mismos días.',
        ],
      },
      {
        heading: 'Pagar antes o en partes',
        paragraphs: [
          'Puede pagar antes, todo o una parte, en cualquier momento y sin costo. En ese caso paga interés solo por los días transcurridos.',
          'El día que cuenta es el día en que usted pagó.',
        ],
      },
      {
        heading: 'Pagar tarde',
        paragraphs: [
          'Después del vencimiento, el interés sigue corriendo por día, a la misma tasa, sobre el capital que se debe.',
          ...(lateFee
            ? [
                `Cada día de atraso después de un vencimiento cuesta ${sum(lateFee.perDay)} más, como máximo ${sum(lateFee.cap)} en total por este préstamo.`,
              ]
            : []),
          'Si ve que no podrá pagar a tiempo, pídanos en la aplicación un plan más cómodo antes del vencimiento. Le responde una persona, y le decimos para cuándo.',
        ],
      },
      {
        heading: 'Si cambia de opinión',
        paragraphs: [
          'Antes de firmar puede desistir sin deber nada.',
          'Dentro de las 24 horas siguientes al depósito puede devolver el dinero que recibió, siempre que no haya pagado nada todavía: avísenos en la aplicación y devuélvalo dentro de ese plazo. El préstamo queda cerrado y no le cuesta nada.',
        ],
      },
    ],
  }
}
