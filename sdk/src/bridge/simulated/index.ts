/** `@paso/sdk/bridge/simulated`: a wrapper that is none, for tests and demonstrations of an app that uses the bridge. */
export { createSimulatedWrapper, type SimulatedWrapper } from './simulated-wrapper.ts'
export type { ReceivedCall } from './replies.ts'
export { nativeExamples, type SimulatedMethod, type SimulatedMethods } from './examples.ts'
export type {
  SimulatedAnswer,
  SimulatedScript,
  SimulatedScripts,
  SimulatedWrapperOptions,
} from './script.ts'
