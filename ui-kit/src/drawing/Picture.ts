import { styled } from 'styled-components'

/** What drawings are made of: a ground, paper, lines, a badge with a sign. */
export const Picture = styled.svg`
  inline-size: calc(288 * var(--paso-u));
  max-inline-size: 100%;
  fill: none;
  stroke: var(--paso-ink-2);
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  color: var(--paso-brand);
  /* A tick looks the same in every language. */
  & > [data-part='sign'] {
    transform-box: fill-box;
    transform-origin: center;
  }
  [dir='rtl'] &,
  [dir='rtl'] & > [data-part='sign'] {
    transform: scaleX(-1);
  }
  &[data-kind='waiting'],
  &[data-kind='attention'],
  &[data-kind='refused'] {
    color: var(--paso-sun-ink);
  }
  & > [data-part='ground'] {
    fill: var(--paso-sun-tint);
    stroke: none;
  }
  &[data-kind='paid'] > [data-part='ground'],
  &[data-kind='empty'] > [data-part='ground'] {
    fill: var(--paso-brand-tint);
  }
  & > [data-part='paper'] {
    fill: var(--paso-card);
  }
  & > [data-part='faint'] {
    stroke: var(--paso-line-strong);
  }
  & > [data-part='strong'] {
    stroke: currentColor;
    stroke-width: 5;
  }
  & > [data-part='interest'] {
    stroke: var(--paso-part-interest);
    stroke-width: 5;
  }
  & > [data-part='fee'] {
    stroke: var(--paso-part-fee, var(--paso-sun));
    stroke-width: 5;
  }
  & > [data-part='solid'] {
    fill: currentColor;
    stroke: none;
  }
  & > [data-part='badge'] {
    fill: currentColor;
    stroke: var(--paso-card);
    stroke-width: 4;
  }
  & > [data-part='sign'] {
    stroke: var(--paso-card);
    stroke-width: 4;
  }
  & > [data-part='way'] {
    stroke: var(--paso-brand);
    stroke-width: 3;
  }
`
