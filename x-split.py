import re,sys,subprocess
def blocks(s):
    # top-level statements: split at lines that begin at column 0 with non-space, non-closing
    lines=s.split('\n'); out=[]; cur=[]
    depth_open=False
    starts=re.compile(r'^(import|const|let|type|function|async function|export|describe|it|test|beforeAll|beforeEach|afterAll|afterEach|jest|for|/\*\*|//)')
    i=0
    for l in lines:
        if starts.match(l) and not (cur and all(re.match(r'^(/\*\*|//| \*)',x) for x in cur if x.strip()) and any(x.strip() for x in cur)):
            if cur: out.append('\n'.join(cur))
            cur=[l]
        else:
            cur.append(l)
    if cur: out.append('\n'.join(cur))
    return out
def is_test(b):
    t=re.sub(r'^(//[^\n]*\n|/\*\*.*?\*/\n)','',b,flags=re.S)
    return re.match(r'(describe|it|test)\b',t)
def declared(b):
    m=re.search(r'^(?:export )?(?:async )?(?:const|let|function|type) (\w+)',b,re.M)
    if m: return [m.group(1)]
    m=re.search(r'^const \{([^}]*)\}',b,re.M)
    if m: return re.findall(r'\w+',m.group(1))
    return []
def prune(bs):
    while True:
        text='\n'.join(bs); keep=[]; changed=False
        for b in bs:
            body=re.sub(r'^(/\*\*.*?\*/\n|//[^\n]*\n)*','',b.lstrip('\n'),flags=re.S)
            if re.match(r'(const|let|type|function|async function)\b',body):
                names=declared(body)
                rest=text.replace(b,'',1)
                if names and not any(re.search(r'\b%s\b'%n,rest) for n in names):
                    changed=True; continue
            if body.startswith('import'):
                m=re.match(r'import (type )?\{([^}]*)\} from ("[^"]*");',body,re.S)
                if m:
                    rest=text.replace(b,'',1)
                    names=[n.strip() for n in m.group(2).split(',') if n.strip()]
                    used=[n for n in names if re.search(r'\b%s\b'%re.split(r' as |type ',n)[-1].strip(),rest)]
                    if not used: changed=True; continue
                    if used!=names:
                        changed=True
                        b='import %s{ %s } from %s;'%(m.group(1) or '',', '.join(used),m.group(3))+b[b.index(m.group(3))+len(m.group(3))+1:]
            keep.append(b)
        bs=keep
        if not changed: return bs
def split(path,new,match):
    s=open(path).read(); bs=blocks(s)
    first=next(i for i,b in enumerate(bs) if is_test(b))
    a=[];c=[]
    for b in bs:
        if is_test(b):
            (c if re.search(match,b.split('\n')[0]+b[:200]) else a).append(b)
        else: a.append(b); c.append(b)
    open(path,'w').write('\n'.join(prune(a)).rstrip()+'\n'); open(new,'w').write('\n'.join(prune(c)).rstrip()+'\n')
    print(path,len(open(path).read().split('\n')),new,len(open(new).read().split('\n')))
T='tests/'
split(T+'api/orders/cash/cash.test.ts',T+'api/orders/cash/cash-settings.test.ts',r'describe\("the settings"|describe\("a product"|it\("cash settings refuse')
split(T+'api/catalogue/product-csv-import.test.ts',T+'api/catalogue/product-csv-check.test.ts',r'describe\("a dry run"|describe\("between the dry|describe\("an invalid file"|is closed to')
split(T+'api/accounts/admin-users.test.ts',T+'api/accounts/admin-user.test.ts',r'describe\("a person"')
split(T+'api/catalogue/products.test.ts',T+'api/catalogue/products-search.test.ts',r'POST /products/search')
split(T+'components/admin/orders/order-status.test.tsx',T+'components/admin/orders/order-status-undo.test.tsx',r'describe\("a change of status"|describe\("a status chosen')
split(T+'components/admin/messages/message-inbox.test.tsx',T+'components/admin/messages/message-demos.test.tsx',r'describe\("MessageDemos"')
split(T+'api/analytics/analytics.test.ts',T+'api/analytics/stock-and-days.test.ts',r'describe\("product_stock|describe\("sales_by_day')
