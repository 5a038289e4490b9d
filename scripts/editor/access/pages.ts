import { html } from 'hono/html'

type SignInPage = { title: string; text: string; action?: { label: string; href: string } }

/** A page in front of the form: what happened, and the one thing to do. It loads nothing. */
export function signInPage({ title, text, action }: SignInPage) {
  return html`<!doctype html>
<html lang="tr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <style>
      body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.125rem/1.6 system-ui, sans-serif; }
      main { max-width: 32rem; padding: 1.5rem; }
      h1 { font-size: 1.75rem; line-height: 1.2; }
      p { white-space: pre-line; overflow-wrap: anywhere; }
      a { display: inline-block; padding: .75rem 1.5rem; border-radius: .5rem; background: #0b5d3b; color: #fff; font-weight: 600; text-decoration: none; }
      a:focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }
    </style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${text}</p>
      ${action ? html`<a href="${action.href}">${action.label}</a>` : ''}
    </main>
  </body>
</html>`
}
