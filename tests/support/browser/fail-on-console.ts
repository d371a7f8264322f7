import { afterEach, beforeEach, vi } from 'vitest'

// Each warning fails the test that caused it. Nobody would read a warning of a passing run.
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
