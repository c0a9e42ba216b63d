import { onCLS, onINP, onLCP, type CLSMetric, type INPMetric, type LCPMetric } from 'web-vitals'
import { add, routeNow } from './reports'

/** An element by tags and positions, such as `main>section:2>img`: no text, name or id. */
function placeOf(node: Node | null | undefined): string {
  const tags: string[] = []
  for (let at = node instanceof Element ? node : node?.parentElement; at; at = at.parentElement) {
    if (tags.length === 5 || at === document.body) break
    const twins = [...(at.parentElement?.children ?? [])].filter(({ tagName }) => tagName === at?.tagName)
    tags.unshift(at.localName + (twins.length > 1 ? `:${twins.indexOf(at) + 1}` : ''))
  }
  return tags.join('>')
}

function elementOf(metric: LCPMetric | INPMetric | CLSMetric): Node | null | undefined {
  if (metric.name === 'LCP') return metric.entries.at(-1)?.element
  if (metric.name === 'INP') return metric.entries.find(({ target }) => target)?.target
  const [largest] = metric.entries.toSorted((one, other) => other.value - one.value)
  return largest?.sources[0]?.node
}

/** Reports LCP, INP and CLS of this page with their elements, when it is hidden. */
export function watchVitals(): void {
  // They belong to the page on which the visit started.
  const route = routeNow()
  const report = (metric: LCPMetric | INPMetric | CLSMetric) =>
    add({
      kind: 'vital',
      route,
      name: metric.name,
      value: Number(metric.value.toFixed(metric.name === 'CLS' ? 4 : 0)),
      element: placeOf(elementOf(metric)),
    })
  onLCP(report)
  onINP(report)
  onCLS(report)
}
