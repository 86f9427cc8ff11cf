import { BASIC_FIELDS } from "@/lib/catalogue/products/fields/basic-fields";
import { DESCRIPTION_FIELDS } from "@/lib/catalogue/products/fields/description-fields";
import { SALE_FIELDS } from "@/lib/catalogue/products/fields/sale-fields";

/**
 * Every field of a product that administrators edit, by wire name. Inputs, outputs, columns, forms, product
 * files, audit entries, facts and documentation are derived from this table.
 */
export const PRODUCT_FIELDS = { ...BASIC_FIELDS, ...DESCRIPTION_FIELDS, ...SALE_FIELDS };
