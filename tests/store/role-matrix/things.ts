import type { Sql } from '#server/database/connect.ts'

/** What samples are about, by the names that contracts use. */
export async function findThings(sql: Sql, owned: Record<string, unknown>): Promise<Record<string, unknown>> {
  const [ids] = await sql<Record<string, unknown>[]>`
    select (select category_id from category where level = 3 order by category_id limit 1) "categoryId",
      (select brand_id from brand order by brand_id limit 1) "brandId",
      (select article_id from article order by article_id limit 1) "articleId",
      (select question_id from faq_question order by question_id limit 1) "questionId",
      (select line_id from enquiry_line join enquiry using (enquiry_id) where enquiry_no = ${String(owned.enquiryNo)}
        order by line_id limit 1) "enquiryLineId",
      (select after_sale_no from after_sale order by after_sale_id limit 1) "afterSaleNo"`
  return {
    ...ids,
    lineIds: [ids?.enquiryLineId],
    goodsModel: 'LM358',
    model: 'LM358',
    key: 'A',
    pageName: 'privacy',
    countryId: 528,
    replaceGoodsId: 1,
    otherGoodsId: 2,
    currency: 'USD',
    amount: '1.00',
    mobileAreaCode: '+31',
    mobile: '612345678',
    zipCode: '3011',
    drawing: 'soic-8',
    marking: 'TEST.svg',
    part: '1.xml',
    address: '/staff/orders',
    version: 1,
    role: 'sales',
    subjects: ['OS-000000-00000000'],
    count: 1,
  }
}
