import { Button, Money, PasoGlobalStyle, TextField } from '@paso/ui-kit'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

function Page() {
  const [name, setName] = useState('')
  return (
    <main>
      <Money amount={899802} currency="THB" size="huge" />
      <TextField name="given_name" label="Given name" value={name} onValueChange={setName} />
      <Button>Borrow as {name}</Button>
    </main>
  )
}

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no root.')
createRoot(root).render(
  <StrictMode>
    <PasoGlobalStyle />
    <Page />
  </StrictMode>,
)
