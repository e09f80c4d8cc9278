/** What a borrower does otherwise in each host: in a browser by the page alone, in a wrapper by the app around it. */
import type { Page } from '@playwright/test'
import { button, type Borrower } from './borrower.ts'
import { specimen } from './specimen.ts'
import { lenderSays } from './words.ts'

export interface Ways {
  /** The address of a screen. */
  place: (path: string) => string
  /** One page back, as people go back there. */
  goBack: (page: Page) => Promise<void>
  /** Gives the picture that the open page asks for; `file` is a sample of the lender. */
  givePicture: (who: Borrower, file: string) => Promise<void>
  /** The check of the face, which follows the pictures: from its page until it is passed. */
  passFaceCheck: (who: Borrower) => Promise<void>
  /** Fills what the host can fill of an address by itself. */
  locate: (who: Borrower) => Promise<void>
  /** Fills name and phone of one of the people to call. */
  namePerson: (
    who: Borrower,
    group: string,
    person: { name: string; phone: string },
  ) => Promise<void>
  /** Presses the button of the signing app, and gives that app's page. */
  openSigningApp: (who: Borrower, press: () => Promise<void>) => Promise<Page>
}

export const inBrowser: Ways = {
  place: (path) => path,
  goBack: async (page) => void (await page.goBack()),
  givePicture: async ({ page, words }, file) => {
    const album = page.getByLabel(words('从相册选择'), { exact: true })
    await album.setInputFiles(specimen(file))
  },
  passFaceCheck: async (who) => {
    await button(who, '开始检查').click()
    await who.page.getByRole('link', { name: lenderSays('liveness.passed') }).click()
  },
  locate: () => Promise.resolve(),
  namePerson: async ({ page, words }, group, { name, phone }) => {
    const person = page.getByRole('group', { name: words(group), exact: true })
    await person.getByLabel(words('联系人姓名'), { exact: true }).fill(name)
    await person.getByLabel(words('联系人手机号'), { exact: true }).fill(phone)
  },
  openSigningApp: async ({ page }, press) => {
    const [opened] = await Promise.all([page.context().waitForEvent('page'), press()])
    return opened
  },
}
