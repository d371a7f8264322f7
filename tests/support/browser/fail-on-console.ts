import { afterEach, beforeEach, vi } from 'vitest'

// Nobody reads a warning in a passing run. Therefore each warning fails the test that caused it.
let complaints: string[] = []

beforeEach(() => {
  complaints = []
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      complaints.push(`console.${method}: ${parts.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
})
