-- Addresses such as //other.example/x.png are no paths of this store.
update article set cover_pic = '' where cover_pic ~ '^/[/\\]';
update banner set picture = '' where picture ~ '^/[/\\]';
