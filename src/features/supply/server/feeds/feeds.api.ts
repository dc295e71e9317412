import { implement } from '#server/api/implement.ts'
import * as contract from '../../feeds.contract.ts'
import * as service from './feeds.service.ts'

export const feedsApi = [
  implement(contract.listFeeds, ({ sql }) => service.listFeeds(sql)),
  implement(contract.saveFeed, ({ sql, outside }, feed) => service.saveFeed(sql, feed, outside)),
  implement(contract.runFeed, ({ sql }, { feedId }) => service.makeDue(sql, feedId)),
  implement(contract.removeFeed, ({ sql }, { feedId, version }) => service.removeFeed(sql, feedId, version)),
]
