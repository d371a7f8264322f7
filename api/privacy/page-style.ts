/** The style sheet as one text. The page's policy contains the hash of this text. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --paper: #faf8f3; --sheet: #fff; --ink: #14213a; --muted: #5b6577; --line: #ddd8cc; --link: #1d4e89 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0e1524; --sheet: #162038; --ink: #eef1f7; --muted: #a5b0c4; --line: #2c3955; --link: #9cc3f5 }
}
* { box-sizing: border-box }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
h1, h2 { font-family: Georgia, serif; line-height: 1.2 }
h2 { margin: 2.5rem 0 1rem; padding-bottom: .25rem; border-bottom: 1px solid var(--line) }
a { color: var(--link) }
nav ul { columns: 18rem; column-gap: 2.5rem; padding-left: 1.25rem }
nav li { padding-block: .25rem }
ol { padding: 0; list-style: none }
ol > li, section > dl { margin: 0 0 1rem; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--sheet); break-inside: avoid }
dl { margin: 0 }
dl > div { display: grid; grid-template-columns: minmax(0, 14rem) minmax(0, 1fr); gap: 0 1rem; padding-block: .15rem }
dt { color: var(--muted) }
dd { margin: 0 }
dd > ul { margin: 0; padding-left: 1.25rem }
@media (max-width: 36rem) { dl > div { grid-template-columns: 1fr; padding-block: .35rem } }
@media print { nav { display: none } }
`
