import { formatMoney, Money } from '@paso/ui-kit'
import { Application } from './application'

// A server component: it counts on the server and shows what the client takes over.
export default function Page() {
  return (
    <main data-counted={formatMoney({ amount: 899802, currency: 'THB', locale: 'th' }).text}>
      <Money amount={899802} currency="THB" size="huge" />
      <Application />
    </main>
  )
}
