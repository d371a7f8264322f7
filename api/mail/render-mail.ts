import { escapeHtml } from '#api/http/escape-html.ts'
import { LANGUAGES } from '#contracts/language/languages.ts'
import { MAIL_WORDS } from './languages/languages.ts'
import type { MailText } from './write-mail.ts'

const NAME = 'Visa Success Guide'

/** Renders a text both as plain text and as HTML. */
export function renderMail(
  { language, subject, paragraphs, button }: MailText,
  supportEmail: string,
): { subject: string; text: string; html: string } {
  const help = MAIL_WORDS[language].help(supportEmail)
  const lines = [...paragraphs, ...(button ? [`${button.label}: ${button.url}`] : []), help, NAME]
  return {
    subject,
    text: `${lines.join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}" dir="${LANGUAGES[language].direction}">
<body style="margin:0;padding:24px;background:#f5f3ee;color:#1c2430;font:16px/1.5 Georgia,serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #d9d4c7">
<p style="margin:0 0 16px;font-weight:bold">${NAME}</p>
<h1 style="margin:0 0 16px;font-size:22px">${escapeHtml(subject)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('\n')}
${button ? renderButton(button) : ''}
<p style="margin:24px 0 0;color:#56606e;font-size:14px">${escapeHtml(help)}</p>
</div>
</body>
</html>
`,
  }
}

function renderButton({ label, url }: { label: string; url: string }): string {
  const style =
    'display:inline-block;padding:12px 20px;background:#1f3a5f;color:#ffffff;text-decoration:none'
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;word-break:break-all">${escapeHtml(url)}</p>`
}
