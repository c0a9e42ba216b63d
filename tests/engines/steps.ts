import { FAILURE_STEPS } from './failureSteps'
import { MONEY_STEPS } from './moneySteps'
import { VISITOR_STEPS } from './visitorSteps'

/** All steps in order. */
export const STEPS = [...VISITOR_STEPS, ...MONEY_STEPS, ...FAILURE_STEPS]
