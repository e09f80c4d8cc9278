import { styled } from 'styled-components'

/** A form's fields and its button, one below the other. */
export const FormStack = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-4);
`
