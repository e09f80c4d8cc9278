'use client'
import { Button, TextField } from '@paso/ui-kit'
import { useState } from 'react'

export function Application() {
  const [name, setName] = useState('')
  return (
    <>
      <TextField name="given_name" label="Given name" value={name} onValueChange={setName} />
      <Button>Borrow as {name}</Button>
    </>
  )
}
