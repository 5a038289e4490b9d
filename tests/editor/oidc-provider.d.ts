/** What the tests of the sign-in use of a package without types. */
declare module 'oidc-provider' {
  type Known = { clientId?: string; accountId?: string }
  type Grant = { addOIDCScope: (scope: string) => void; save: () => Promise<string> }
  type Context = {
    oidc: { client?: Known; session?: Known; provider: { Grant: new (of: Record<string, unknown>) => Grant } }
  }
  type Configuration = {
    clients: object[]
    claims: Record<string, string[]>
    cookies: { keys: string[] }
    findAccount: (context: unknown, id: string) => { accountId: string; claims: () => object }
    loadExistingGrant: (context: Context) => Promise<Grant>
  }
  export class Provider {
    constructor(issuer: string, configuration: Configuration)
    callback(): import('node:http').RequestListener
  }
}
