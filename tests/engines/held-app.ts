import type { Plugin } from 'vite'

const APP = /\/assets\/start-[^/]*\.js$/
const HOLD = '/hold-app'
const RELEASE = '/release-app'

/** Lets a journey hold back the app, so that a page is what was prepared, nothing more. */
export function heldApp(): Plugin {
  let released: Promise<void> = Promise.resolve()
  let release = () => {}
  return {
    name: 'held-app',
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url ?? ''
        if (path === HOLD) {
          released = new Promise((resolve) => {
            release = resolve
          })
          response.end()
        } else if (path === RELEASE) {
          release()
          response.end()
        } else if (APP.test(path)) released.then(() => next())
        else next()
      })
    },
  }
}

export async function holdApp(site: string): Promise<void> {
  await fetch(site + HOLD)
}

export async function releaseApp(site: string): Promise<void> {
  await fetch(site + RELEASE)
}
