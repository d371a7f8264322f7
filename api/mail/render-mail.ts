import { escapeHtml } from '#api/http/escape-html.ts'
import { LANGUAGES } from '#contracts/language/languages.ts'
import { isolateCopied, toElements, toPlainText } from './isolates.ts'
import { MAIL_WORDS } from './languages/languages.ts'
import type { MailText } from './write-mail.ts'

const NAME = 'Visa Success Guide'

export function renderMail(
  { language, subject, paragraphs, button }: MailText,
  supportEmail: string,
): { subject: string; text: string; html: string } {
  const { direction } = LANGUAGES[language]
  const help = MAIL_WORDS[language].help(supportEmail)
  // On a line of its own, a link runs from left to right.
  const gap = direction === 'rtl' ? '\n' : ' '
  const link = button ? [`${button.label}:${gap}${button.url}`] : []
  return {
    subject,
    text: `${[...paragraphs, ...link, help, NAME].map(toPlainText).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}" dir="${direction}">
<body style="margin:0;padding:24px;background:#f5f3ee;color:#1c2430;font:16px/1.5 Georgia,serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #d9d4c7">
<p style="margin:0 0 16px;font-weight:bold">${NAME}</p>
<h1 style="margin:0 0 16px;font-size:22px">${escapeHtml(subject)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${writeHtml(text)}</p>`).join('\n')}
${button ? renderButton(button) : ''}
<p style="margin:24px 0 0;color:#56606e;font-size:14px">${writeHtml(help)}</p>
</div>
</body>
</html>
`,
  }
}

function writeHtml(text: string): string {
  return toElements(escapeHtml(text))
}

function renderButton({ label, url }: { label: string; url: string }): string {
  const style =
    'display:inline-block;padding:12px 20px;background:#1f3a5f;color:#ffffff;text-decoration:none'
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;word-break:break-all">${writeHtml(isolateCopied(url))}</p>`
}
