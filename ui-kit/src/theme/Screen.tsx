import { styled } from 'styled-components'

/**
 * The column every screen stands in: as wide as a phone, centred with room around it above
 * 480 px, so that nothing becomes a stretched phone.
 */
export const Screen = styled.div`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: var(--paso-column);
  min-block-size: 100vh;
  min-block-size: 100dvh;
  margin-inline: auto;
  background: var(--paso-ground);
  @media (min-width: 600px) and (min-height: 560px) {
    min-block-size: calc(100vh - 2 * var(--paso-space-6));
    margin-block: var(--paso-space-6);
    border: 1px solid var(--paso-line);
    border-radius: var(--paso-radius-card);
    @supports (overflow: clip) {
      overflow: clip;
    }
    box-shadow: var(--paso-elevation-2);
  }
`

/** What a screen says, between its bar and its footer: one column on the 4-px grid. */
export const ScreenBody = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--paso-space-4);
  padding: var(--paso-space-2) var(--paso-space-4) var(--paso-space-5);
`

/** The actions of a screen, at the thumb: it stays in view while the body scrolls. */
export const ScreenFooter = styled.footer`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-1);
  padding: var(--paso-space-3) var(--paso-space-4);
  padding-block-end: calc(var(--paso-space-3) + env(safe-area-inset-bottom, 0px));
  background: var(--paso-card);
  border-block-start: 1px solid var(--paso-line);
  /* A keyboard or large text leaves little room: then the footer scrolls with the page. */
  @media (max-height: 26em) {
    position: static;
  }
`

/** A raised surface that holds one thing. */
export const Card = styled.section`
  padding: var(--paso-space-4);
  background: var(--paso-card);
  border: 1px solid var(--paso-line);
  border-radius: var(--paso-radius-card);
  box-shadow: var(--paso-elevation-1);
`
