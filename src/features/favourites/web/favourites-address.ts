/** The page of the favourites, as the toolbar has always linked it. */
export const FAVOURITES = '/userCenter/myCollection?type=1'
