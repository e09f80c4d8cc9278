import type { Wordings } from '../wording.ts'

/** The lender's messages in Spanish, as in Mexico. */
export const spanish: Wordings = {
  due_soon: ({ amount, day }) => ({
    title: 'Se acerca su fecha de pago',
    text: `Debe pagar ${amount} a más tardar el ${day}. Si paga antes, paga menos interés.`,
  }),
  due_today: ({ amount }) => ({
    title: 'Su pago vence hoy',
    text: `Hoy vence su pago de ${amount}. Si no puede pagar, pídanos un plan más cómodo.`,
  }),
  approved: ({ amount }) => ({
    title: 'Aprobamos su préstamo',
    text: `Le prestamos ${amount}. Firme el contrato dentro de una semana desde su solicitud; el dinero llega a más tardar 12 horas después de la firma.`,
  }),
  rejected: ({ amount, day }) => ({
    title: 'No aprobamos su solicitud',
    text: `No pudimos confirmar sus datos y esta vez no le prestamos ${amount}. Revise los datos que nos dio. Puede volver a solicitar un préstamo a partir del ${day}.`,
  }),
  expired: ({ amount }) => ({
    title: 'Su solicitud caducó',
    text: `Su solicitud de ${amount} no quedó aprobada y firmada en una semana. Usted no debe nada. Puede volver a solicitar un préstamo.`,
  }),
  paid_out: ({ amount, day }) => ({
    title: 'Enviamos el dinero de su préstamo',
    text: `${amount} van en camino a su cuenta. El primer pago vence el ${day}.`,
  }),
  payout_failed: () => ({
    title: 'No se pudo depositar su préstamo',
    text: 'El banco devolvió el dinero. Usted no debe nada. Indique otra cuenta y lo enviamos de nuevo, o desista del préstamo.',
  }),
  repaid: () => ({
    title: 'Su préstamo está pagado',
    text: 'Todo está pagado y el préstamo queda cerrado. Gracias.',
  }),
  returned: () => ({
    title: 'Su préstamo fue devuelto',
    text: 'El dinero regresó a tiempo. El préstamo está cerrado y no le costó nada.',
  }),
  written_off: () => ({
    title: 'Registramos su préstamo como incobrable',
    text: 'Dimos de baja su préstamo en nuestros libros. La deuda sigue vigente y ya no se suma ningún cargo por mora. Puede pagarla en cualquier momento.',
  }),
  overdue: () => ({
    title: 'Tiene un pago atrasado',
    text: 'Venció un pago y no lo hemos recibido. Si no puede pagar, pídanos un plan más cómodo.',
  }),
  payment_received: ({ amount }) => ({
    title: 'Recibimos su pago',
    text: `Llegaron ${amount}. Gracias.`,
  }),
  extended: ({ day }) => ({
    title: 'La fecha de pago cambió',
    text: `Llegó el costo de la prórroga. El próximo pago vence el ${day}.`,
  }),
  not_extended: ({ amount, day }) => ({
    title: 'Su préstamo no se prorrogó',
    text: `Llegaron ${amount} y redujeron su deuda. Una prórroga requiere todo su costo en un solo pago, antes de que termine la oferta. El pago sigue venciendo el ${day}.`,
  }),
  not_returned: ({ amount }) => ({
    title: 'Su préstamo no se devolvió',
    text: `Llegaron ${amount} y redujeron su deuda. Una devolución requiere toda la suma en un solo pago, a tiempo y sin pagos anteriores. El préstamo continúa.`,
  }),
  paid_too_much: ({ amount }) => ({
    title: 'Pagó más de lo que debía',
    text: `Llegaron ${amount} más de lo que costó este préstamo. El dinero es suyo y se lo debemos.`,
  }),
  payment_not_found: () => ({
    title: 'No encontramos su pago',
    text: 'Buscamos el pago que nos informó y no lo encontramos. Revise el comprobante y envíelo de nuevo, por favor.',
  }),
  answer_promised: ({ day }) => ({
    title: 'Estamos revisando su solicitud',
    text: `Una persona revisa lo que usted escribió. Tendrá una respuesta a más tardar el ${day}.`,
  }),
  help_answered: ({ text }) => ({ title: 'Nuestra respuesta sobre un plan más cómodo', text }),
  objection_answered: ({ text }) => ({ title: 'Nuestra respuesta a su inconformidad', text }),
}
