import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** What a connection sends and receives. */
interface ConnectionActivity {
  /** The calls that have no answer yet, in their order. */
  calls: Set<ServerResponse>
  /** Bytes that had come when the last call was answered: what comes then is the next one. */
  heard: number
}

const activities = new WeakMap<Socket, ConnectionActivity>()

/** Remembers what is under way on each connection of a server; returns those that are open. */
export function trackConnections(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    activities.set(socket, { calls: new Set(), heard: 0 })
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const activity = activities.get(socket)
    activity?.calls.add(response)
    response.once('close', () => {
      activity?.calls.delete(response)
      // What still comes of a call that was answered before it was whole is nobody's.
      if (activity) activity.heard = request.complete ? socket.bytesRead : Infinity
    })
  })
  return open
}

/** The calls on a connection that have no answer yet, in the order in which they are answered. */
export function unanswered(socket: Socket): readonly ServerResponse[] {
  return [...(activities.get(socket)?.calls ?? [])]
}

/** How far a connection is. What has begun is no whole call yet, or an answer not taken yet. */
export type Progress = 'at work' | 'begun' | 'idle'

/** Whether somebody is at work for a connection, has begun to send or to receive, or is silent. */
export function progressOf(socket: Socket): Progress {
  const calls = unanswered(socket)
  if (calls.some((call) => call.req.complete && !call.writableEnded)) return 'at work'
  const { heard = 0 } = activities.get(socket) ?? {}
  return calls.length > 0 || socket.bytesRead > heard ? 'begun' : 'idle'
}
