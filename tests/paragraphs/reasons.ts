/** Why a row has no test. A reason that is no longer needed fails `npm test`. */
export const reasons: Record<string, string | undefined> = {
  's1-7.3': 'The document says "not shown": nothing is told that could be shown.',
  's1-9.8':
    'The document says that the original’s anti-debugging is not required; there is none in the sources.',
  's2-2.11.3': 'The document says "not shown": its description ends there.',
  's2-6.1.4': 'The document says "not shown"; no admin roles exist in the portal.',
  's2-7.3.2':
    'The document says "not shown". What the demo server does instead is in sw/README.md and its own tests.',
  's2-9.5.4': 'The document says "not shown": rates come from the server.',
  D57: 'Whether a text reads well is for its reader to judge.',
  D58: 'The benchmark measures it: content counts once it can be pressed (docs/performance.md).',
}
