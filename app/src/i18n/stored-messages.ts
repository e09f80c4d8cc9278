import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** As stored: a plain sentence is a string, one with arguments a syntax tree. */
export type StoredMessages = Readonly<Record<string, string | MessageFormatElement[]>>
