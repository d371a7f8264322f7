import type { Plugin } from 'vite'

/**
 * Imports each icon from its own file, so that a module is seen to need its icons and not all of the
 * library's.
 */
export function importIconsAlone(): Plugin {
  let found = 0
  return {
    name: 'import-icons-alone',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: /from 'lucide-react'/ },
      handler: (code) => ({
        code: code.replace(/import \{([^}]+)\} from 'lucide-react'/g, (_, names: string) => {
          found += 1
          return names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map(importIcon)
            .join(';')
        }),
        map: null,
      }),
    },
    buildEnd(error) {
      if (!error && found === 0) throw new Error('No module imports an icon.')
    },
  }
}

function importIcon(specifier: string): string {
  const [icon = '', name = icon] = specifier.split(' as ')
  const file = icon.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()
  return `import ${name} from 'lucide-react/icons/${file}'`
}
