/**
 * What the service worker uses of its scope. TypeScript cannot know the library of workers and that
 * of pages in one program, so the few members are named here.
 */
export interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}

/** While it is installed, a worker may leave addresses to the browser where that is supported. */
export interface Installing extends Lasting {
  addRoutes?(route: {
    condition: { urlPattern: string; requestMethod: 'GET' }
    source: 'cache'
  }): Promise<void>
}

export interface Asked extends Lasting {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface WorkerEvents {
  install: Installing
  activate: Lasting
  fetch: Asked
  message: MessageEvent & Lasting
}

/** A file of the build as the build's tool lists it. */
export interface ListedFile {
  url: string
  integrity: string
}

export interface WorkerScope {
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    handle: (event: WorkerEvents[Name]) => void,
  ): void
}
