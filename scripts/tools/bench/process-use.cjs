// Preloaded into a measured program: writes the resource usage of the whole process to file descriptor 3 at exit.
const { readFileSync, writeSync } = require('node:fs')

process.once('exit', () => {
  const { user, system } = process.cpuUsage()
  // Unlike `maxRSS`, this peak is not inherited from the process that started this one.
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
  writeSync(3, JSON.stringify({ processorMs: (user + system) / 1000, megabytes: Number(peak) / 1000 }))
})
