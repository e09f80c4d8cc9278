/** The three lists: as remote configuration names them, and what a borrower reads about each. */
import type { MessageId } from '../i18n/generated/messages.ts'
import type { Schema } from '../lender/answers.ts'
import type { RemoteConfig } from '../lender/remote-config.ts'

interface ListWords {
  purpose: Schema<'Consent'>['purpose']
  title: MessageId
  /** What of each entry is read. */
  what: MessageId
}

export const lists = {
  contacts: {
    purpose: 'contacts_list',
    title: '通讯录',
    what: '每位联系人的姓名和电话号码',
  },
  apps: {
    purpose: 'apps_list',
    title: '已装应用的列表',
    what: '每个应用的名称、版本和安装时间',
  },
  messages: {
    purpose: 'messages_list',
    title: '短信',
    what: '每条短信的对方号码、内容和时间',
  },
} as const satisfies Record<string, ListWords>

export type ListName = keyof typeof lists

const isListName = (name: string): name is ListName => Object.hasOwn(lists, name)

/** Those that the lender asks for. */
export const askedFor = ({ uploadInformation = '' }: RemoteConfig): ListName[] =>
  uploadInformation
    .split(',')
    .map((name) => name.trim())
    .filter(isListName)

/** Whether the borrower agreed to a list and has not taken it back: the newest record is the first. */
export const isAgreedTo = (name: ListName, { consents }: Schema<'ConsentList'>): boolean =>
  consents.find(({ purpose }) => purpose === lists[name].purpose)?.withdrawn_at === null
