import { examine } from '#api/doctor/examine.ts'
import { Email } from '#contracts/accounts/registration.ts'
import { atServer } from './at-server.ts'
import { endCodeOf, type Report } from './run.ts'

export function examineAll({ mailTo }: { mailTo?: string }): Promise<Report> {
  if (mailTo !== undefined && !Email.safeParse(mailTo).success) {
    throw new Error('--mail-to needs a mail address.')
  }
  return atServer(async (server) => {
    const found = await examine({ ...server, ...(mailTo !== undefined && { mailTo }) })
    const said = found.map(({ light, title, text }) => `${light} ${title}: ${text}`)
    return { said, found, code: endCodeOf(found) }
  })
}
